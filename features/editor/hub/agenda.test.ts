import { expect, it } from 'vitest'
import { draftsOf, stepsOf } from './agenda'
import { pageOf, textOf } from './hub.fixture'

const [monday, friday] = ['2026-11-23T09:00:00+01:00', '2026-11-27T08:00:00Z']
const pages = [
  pageOf(1, null),
  pageOf(2, null, {
    texts: {
      de: textOf('Spielzeit', 'spielzeit', { state: 'changed', isChanged: true }),
      en: textOf('Season', 'season', { state: 'scheduled', isChanged: true, publishAt: friday }),
    },
  }),
  pageOf(3, null, {
    texts: {
      de: textOf('Aktion', 'aktion', { publishAt: monday, unpublishAt: '2026-12-01T00:00:00Z' }),
      en: null,
    },
  }),
]

it('what waits is what was changed and is not planned', () => {
  expect(draftsOf(pages).map(({ text }) => text.title)).toEqual(['Spielzeit'])
})

it('what is planned comes by time, in whatever offset it is written', () => {
  expect(stepsOf(pages).map(({ kind, text }) => [text.title, kind])).toEqual([
    ['Aktion', 'publish'],
    ['Season', 'publish'],
    ['Aktion', 'unpublish'],
  ])
})
