import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { moduleOf } from '@/features/blocks/module.fixture'
import type { Module } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import { renderIn } from '@/tests/render'
import { useEmptyNote } from './use-empty-note'

function Note({ of }: { of: Module }) {
  return <p data-testid="note">{JSON.stringify(useEmptyNote()(of))}</p>
}

function noteOf(module: Module, locale: Locale) {
  const { unmount } = renderIn(locale, <Note of={module} />)
  const note: Record<string, string> = JSON.parse(screen.getByTestId('note').textContent)
  unmount()
  return note
}

const shown = moduleOf('container', { layout: 0, title: 'Kontakt' }, { slug: 'contact' })

test.each<[string, Module, RegExp, RegExp]>([
  [
    'a list',
    moduleOf('faq', {}),
    /^Fragen und Antworten: Hier steht noch nichts\. Wählen Sie .*„Einfügen“/,
    /^Questions and answers: nothing here yet\. Select/,
  ],
  [
    'a list of records',
    moduleOf('teaserlist', {
      records: { selection: { source: 'press', category: null, count: 3 }, items: [] },
    }),
    /^Teaserliste: Zurzeit gibt es dafür keine Einträge/,
    /^Teaser list: There are no entries for this/,
  ],
  [
    'a place',
    moduleOf('container', { layout: 0 }, { slug: 'login-above' }),
    /^Anmelden: oben: /,
    /^Log in: top: /,
  ],
  ['a named container', shown, /^Kontakt: /, /^Kontakt: /],
  [
    'a container shown on a page',
    moduleOf('container', { layout: 0, reusable: shown }),
    /^Gemeinsamer Bereich „Kontakt“: .*„Gemeinsame Inhalte“/,
    /^Shared area “Kontakt”: .*“Shared content”/,
  ],
])('%s that is empty says what it is and how to begin', (_, module, german, english) => {
  expect(noteOf(module, 'de')).toEqual({
    'data-empty': expect.stringMatching(german),
    'data-empty-language': 'de',
  })
  expect(noteOf(module, 'en')).toEqual({
    'data-empty': expect.stringMatching(english),
    'data-empty-language': 'en',
  })
})

test('a block that contains no others has no such note', () => {
  expect(noteOf(moduleOf('text', {}), 'de')).toEqual({})
})
