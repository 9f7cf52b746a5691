import { expect, it } from 'vitest'
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

it.each([
  ['Mitglied', 'Mitgliederbereich', ['Startseite']],
  ['Jobbörse', 'Jobbörse', ['Startseite', 'Meine Stellenangebote']],
  ['Mitglied + Jobbörse', 'Mitgliederbereich', ['Startseite', 'Meine Stellenangebote']],
  ['', 'Mitgliederbereich', ['Startseite']],
])('gives the group %j the heading %j and the entries %j', (group, heading, entries) => {
  const menu = toSelfServiceMenu({ group }, nothing, texts)
  expect(menu.heading).toBe(heading)
  expect(titles(menu.entries)).toEqual(entries)
})

it('lists the start page, user entries, downloads and job ads in this order', () => {
  const navigation = { entries: [entry('Gruppen'), entry('Gremien')], downloadCategories: [entry('Tarif')] }
  const { entries } = toSelfServiceMenu({ group: 'Mitglied + Jobbörse' }, navigation, texts)
  expect(titles(entries)).toEqual(['Startseite', 'Gruppen', 'Gremien', 'Downloads', 'Meine Stellenangebote'])
  expect(entries[3]).toEqual({ title: 'Downloads', url: '/d', children: [entry('Tarif')] })
})

it('omits downloads without categories', () => {
  expect(titles(toSelfServiceMenu({ group: 'Mitglied' }, nothing, texts).entries)).not.toContain('Downloads')
})

it('lists data, password and logout for every group', () => {
  expect(titles(toSelfServiceMenu({ group: '' }, nothing, texts).meta)).toEqual([
    'Meine Daten',
    'Passwort ändern',
    'Abmelden',
  ])
})

it('lists pages before categories of user unions, and nothing for null', () => {
  const [pages, unionCategories, downloadCategories] = [[entry('Rundschreiben')], [entry('Gruppen')], [entry('Tarif')]]
  expect(toUserNavigation({ pages, unionCategories, downloadCategories })).toEqual({
    entries: [...pages, ...unionCategories],
    downloadCategories,
  })
  expect(toUserNavigation(null)).toEqual(nothing)
})
