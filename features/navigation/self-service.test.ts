import { expect, test } from 'vitest'
import { type SelfServiceTexts, toSelfServiceMenu, toUserNavigation } from './self-service'

const texts: SelfServiceTexts = {
  loading: 'Ihre Navigation wird geladen.',
  labels: {
    start: 'Startseite',
    downloads: 'Downloads',
    jobs: 'Meine Stellenangebote',
    profile: 'Meine Daten',
    password: 'Passwort ändern',
    logout: 'Abmelden',
    jobBoard: 'Jobbörse',
    members: 'Mitgliederbereich',
  },
  addresses: { start: '/s', downloads: '/d', jobs: '/j', profile: '/p', password: '/c', logout: '/l' },
}
const nothing = { entries: [], downloadCategories: [] }
const entry = (title: string) => ({ title, url: `/${title}`, children: [] })
const titles = (entries: { title: string }[]) => entries.map(({ title }) => title)

test.each([
  ['Mitglied', 'Mitgliederbereich', ['Startseite']],
  ['Jobbörse', 'Jobbörse', ['Startseite', 'Meine Stellenangebote']],
  ['Mitglied + Jobbörse', 'Mitgliederbereich', ['Startseite', 'Meine Stellenangebote']],
  ['', 'Mitgliederbereich', ['Startseite']],
])('the group %j gets the heading %j and the entries %j', (group, heading, entries) => {
  const menu = toSelfServiceMenu({ group }, nothing, texts)
  expect(menu.heading).toBe(heading)
  expect(titles(menu.entries)).toEqual(entries)
})

test('the order is start page, user entries, downloads, job ads', () => {
  const navigation = { entries: [entry('Gruppen'), entry('Gremien')], downloadCategories: [entry('Tarif')] }
  const { entries } = toSelfServiceMenu({ group: 'Mitglied + Jobbörse' }, navigation, texts)
  expect(titles(entries)).toEqual(['Startseite', 'Gruppen', 'Gremien', 'Downloads', 'Meine Stellenangebote'])
  expect(entries[3]).toEqual({ title: 'Downloads', url: '/d', children: [entry('Tarif')] })
})

test('downloads are omitted without categories', () => {
  expect(titles(toSelfServiceMenu({ group: 'Mitglied' }, nothing, texts).entries)).not.toContain('Downloads')
})

test('data, password and logout are always present in this order', () => {
  expect(titles(toSelfServiceMenu({ group: '' }, nothing, texts).meta)).toEqual([
    'Meine Daten',
    'Passwort ändern',
    'Abmelden',
  ])
})

test('pages come before categories of user unions, and null becomes empty', () => {
  const [pages, unionCategories, downloadCategories] = [
    [entry('Rundschreiben')],
    [entry('Gruppen')],
    [entry('Tarif')],
  ]
  expect(toUserNavigation({ pages, unionCategories, downloadCategories })).toEqual({
    entries: [...pages, ...unionCategories],
    downloadCategories,
  })
  expect(toUserNavigation(null)).toEqual(nothing)
})
