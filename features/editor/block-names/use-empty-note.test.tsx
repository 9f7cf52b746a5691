import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createModule } from '@/features/blocks/module.fixture'
import type { Module } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import { renderIn } from '@/tests/render'
import { useEmptyNote } from './use-empty-note'

function Note({ module }: { module: Module }) {
  return <p data-testid="note">{JSON.stringify(useEmptyNote()(module))}</p>
}

function getNote(module: Module, locale: Locale) {
  const { unmount } = renderIn(locale, <Note module={module} />)
  const note: Record<string, string> = JSON.parse(screen.getByTestId('note').textContent)
  unmount()
  return note
}

const contactContainer = createModule('container', { layout: 0, title: 'Kontakt' }, { slug: 'contact' })

it.each<[string, Module, RegExp, RegExp]>([
  [
    'a list',
    createModule('faq', {}),
    /^Fragen und Antworten: Hier steht noch nichts\. Wählen Sie .*„Einfügen“/,
    /^Questions and answers: nothing here yet\. Select/,
  ],
  [
    'a list of records',
    createModule('teaserlist', { records: { selection: { source: 'press', category: null, count: 3 }, items: [] } }),
    /^Teaserliste: Zurzeit gibt es dafür keine Einträge/,
    /^Teaser list: there are no entries for this/,
  ],
  ['a place', createModule('container', { layout: 0 }, { slug: 'login-above' }), /^Anmelden: oben: /, /^Log in: top: /],
  ['a named container', contactContainer, /^Kontakt: /, /^Kontakt: /],
  [
    'a container shown on a page',
    createModule('container', { layout: 0, reusable: contactContainer }),
    /^Gemeinsamer Bereich „Kontakt“: .*„Gemeinsame Inhalte“/,
    /^Shared area “Kontakt”: .*“Shared content”/,
  ],
])('names an empty block and explains how to start: %s', (_, module, german, english) => {
  expect(getNote(module, 'de')).toEqual({ 'data-empty': expect.stringMatching(german), 'data-empty-language': 'de' })
  expect(getNote(module, 'en')).toEqual({ 'data-empty': expect.stringMatching(english), 'data-empty-language': 'en' })
})

it('has no note for a block without inner blocks', () => {
  expect(getNote(createModule('text', {}), 'de')).toEqual({})
})
