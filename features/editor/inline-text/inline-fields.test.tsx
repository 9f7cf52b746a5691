import { expect, test } from 'vitest'
import { moduleOf } from '@/features/blocks/module.fixture'
import { ModuleList } from '@/features/blocks/module-list'
import { renderIn } from '@/tests/render'
import { shownFields } from './inline-fields'

/** The fields of a block that can be edited in place, with the tag of their element and its text. */
function fieldsOf(model: string, data: Record<string, unknown>): string[] {
  const { container } = renderIn(
    'de',
    <ModuleList
      modules={[moduleOf(model, data)]}
      locale="de"
      editAttributes={(module) => ({ 'data-module': String(module.id) })}
    />,
  )
  const block = container.querySelector<HTMLElement>('[data-module]')
  if (!block) throw new Error('The block is not shown')
  return shownFields(block, model).map(
    ({ field, element }) => `${field} ${element.tagName.toLowerCase()} ${element.textContent}`,
  )
}

test('fields with the same text are distinguished', () => {
  const data = { content: 'Neu', preline: 'Neu', subline: 'Neu', headline_level: 2 }
  expect(fieldsOf('headline', data)).toEqual(['content h2 Neu', 'preline p Neu', 'subline p Neu'])
})

test('empty fields are not found', () => {
  expect(fieldsOf('quote', { content: 'Vorhang auf', author: '' })).toEqual(['content p Vorhang auf'])
})

test('a link with hints beside its text is not edited inline', () => {
  expect(fieldsOf('link', { content: 'Spielplan', link: '/de/spielplan' })).toEqual(['content a Spielplan'])
  expect(fieldsOf('link', { content: 'Spielplan', link: 'https://example.org/' })).toEqual([])
})

test('rich text is found as a whole', () => {
  expect(fieldsOf('text', { content: '<p>Eins</p><p>Zwei</p>' })).toEqual(['content div EinsZwei'])
})
