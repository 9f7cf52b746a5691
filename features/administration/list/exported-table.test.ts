import { expect, it } from 'vitest'
import { addLabels } from './exported-table'

const columns = {
  group: { label: { de: 'Gruppe', en: 'Group' }, kind: 'choice', choices: { a: { de: 'Anton', en: 'Alfa' } } },
  name: { label: { de: 'Name', en: 'Name' }, kind: 'text' },
  alias: { label: { de: 'Name', en: 'Name' }, kind: 'text' },
} as const

it('adds labels of columns and names of choices, and does not change other cells', () => {
  const table = '\uFEFF"Nummer";"group";"unknown"\r\n"1";"a";"x ""y""; z\r\n"\r\n"2";"b";"a"\r\n'
  expect(addLabels(table, columns, 'de')).toBe(
    '"Nummer";"Gruppe";"unknown"\r\n"1";"Anton (a)";"x ""y""; z\r\n"\r\n"2";"b";"a"\r\n',
  )
  expect(addLabels(table, columns, 'en')).toContain('"Group"')
})

it('gives no two columns the same heading', () => {
  expect(addLabels('"Name";"alias"\r\n', columns, 'de')).toBe('"Name";"alias"\r\n')
})
