import { describe, expect, it } from 'vitest'
import { importLimits } from '@/lib/contract/administration/record-import'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { sendTable, type TableOptions, type TableText } from '@/tests/content/record-tables'

const backend = startTestBackend()
const admin = logInBeforeAll(backend, { role: 'admin' })

const send = (text: TableText, sent: TableOptions = {}) => sendTable(admin, 'persons', text, sent)

describe('a rejected table', () => {
  it('is rejected if it is not CSV, empty or too large', async () => {
    const tooLong = `name\n${'x\n'.repeat(importLimits.lines + 1)}`
    const tooLarge = new Uint8Array(importLimits.bytes + 1).fill(97)
    for (const text of ['', 'name;email\n', 'name\n"x', 'PK\u0003\u0004\0\0', tooLong, tooLarge]) {
      const response = await send(text)
      expect([response.status, Object.keys(await response.json())]).toEqual([400, ['file']])
    }
  })

  it.each<[string, string, string[]]>([
    [
      'lines',
      `name\n${'x\n'.repeat(2_000_000)}`,
      ['Die Datei hat zu viele Zeilen: höchstens 5.000 auf einmal.', 'The file has too many rows. The limit is 5,000.'],
    ],
    [
      'columns',
      ','.repeat(4_900_000),
      ['Zeile 1: Zu viele Spalten: höchstens 200 sind erlaubt.', 'Row 1: Too many columns. The limit is 200.'],
    ],
    [
      'characters in a cell',
      `name\n"${'x'.repeat(4_900_000)}`,
      [
        'Zeile 2: Ein Feld ist zu lang: höchstens 20.000 Zeichen sind erlaubt. Vielleicht fehlt ein Anführungszeichen.',
        'Row 2: A field is too long. The limit is 20,000 characters. A quotation mark may be missing.',
      ],
    ],
  ])('is rejected for too many %s with the allowed number', async (_, text, messages) => {
    for (const [index, locale] of ['de', 'en'].entries()) {
      const response = await send(text, { locale })
      expect([response.status, await response.json()]).toEqual([400, { file: [messages[index]] }])
    }
  })

  it.each([
    ['de', 'Die Datei ist zu groß: höchstens 5 MB sind erlaubt.'],
    ['en', 'The file is too large. The limit is 5 MB.'],
  ])('is rejected before it is read beyond 5 MB: %s', async (locale, detail) => {
    const response = await send(new Uint8Array(importLimits.bytes + 200_000), { locale })
    expect([response.status, await response.json()]).toEqual([413, { detail }])
  })
})
