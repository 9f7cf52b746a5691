import { expect, it } from 'vitest'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { joinRows, previewTable } from '@/tests/content/record-tables'

const backend = startTestBackend()
const office = logInBeforeAll(backend, { role: 'office' })

it('reads the names of categories, states and countries, with and without their codes', async () => {
  const text = joinRows(
    'Name;Kategorie;Ort;Bundesland;Land',
    'Eins;Weitere Mitglieder;Köln;Nordrhein-Westfalen;Deutschland',
    'Zwei;Weiteres Mitglied;Wien;;Österreich (AT)',
    'Drei;Orchester (orchestra);Leipzig;Saxony (DE-SN);de',
  )
  const { lines } = await previewTable(office, 'organizations', text)
  const toValue = (target: string) =>
    lines.map(({ changes }) => changes.find((change) => change.target === target)?.to ?? '')
  expect(lines.map(({ errors }) => errors)).toEqual([[], [], []])
  expect(toValue('category')).toEqual([
    'Weiteres Mitglied (other)',
    'Weiteres Mitglied (other)',
    'Orchester (orchestra)',
  ])
  expect(toValue('region')).toEqual(['Nordrhein-Westfalen (DE-NW)', '', 'Sachsen (DE-SN)'])
  expect(toValue('country')).toEqual(['Deutschland (DE)', 'Österreich (AT)', 'Deutschland (DE)'])
})

it('warns about German postcodes without their leading zero, and imports them', async () => {
  const text = joinRows(
    'sep=;',
    'title.de;category;zip;place;region;country',
    'Test;theater;1067;Dresden;DE-SN;DE',
    'Test;theater;01067;Leipzig;DE-SN;DE',
    'Test;theater;1010;Wien;;AT',
  )
  const { counts, lines } = await previewTable(office, 'organizations', text)
  expect(counts).toEqual({ new: 3, changed: 0, unchanged: 0, wrong: 0 })
  expect(lines.map(({ warnings }) => warnings)).toEqual([
    [{ column: 2, target: 'zip', message: expect.stringContaining('01067') }],
    [],
    [],
  ])
})
