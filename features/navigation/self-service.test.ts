import { expect, test } from 'vitest'
import { type SelfServiceTexts, selfServiceMenu, userNavigationOf } from './self-service'

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
])('the group %j reads %j and has %j', (group, heading, entries) => {
  const menu = selfServiceMenu({ group }, nothing, texts)
  expect(menu.heading).toBe(heading)
  expect(titles(menu.entries)).toEqual(entries)
})

test('the user’s own entries stand after the start page, downloads after them, ads at the end', () => {
  const navigation = { entries: [entry('Gruppen'), entry('Gremien')], downloadCategories: [entry('Tarif')] }
  const { entries } = selfServiceMenu({ group: 'Mitglied + Jobbörse' }, navigation, texts)
  expect(titles(entries)).toEqual(['Startseite', 'Gruppen', 'Gremien', 'Downloads', 'Meine Stellenangebote'])
  expect(entries[3]).toEqual({ title: 'Downloads', url: '/d', children: [entry('Tarif')] })
})

test('without categories there are no downloads', () => {
  expect(titles(selfServiceMenu({ group: 'Mitglied' }, nothing, texts).entries)).not.toContain('Downloads')
})

test('data, password and logout are always there, in this order', () => {
  expect(titles(selfServiceMenu({ group: '' }, nothing, texts).meta)).toEqual([
    'Meine Daten',
    'Passwort ändern',
    'Abmelden',
  ])
})

test('pages come before the categories of user unions, and without an answer there is nothing', () => {
  const [pages, unionCategories, downloadCategories] = [
    [entry('Rundschreiben')],
    [entry('Gruppen')],
    [entry('Tarif')],
  ]
  expect(userNavigationOf({ pages, unionCategories, downloadCategories })).toEqual({
    entries: [...pages, ...unionCategories],
    downloadCategories,
  })
  expect(userNavigationOf(null)).toEqual(nothing)
})
