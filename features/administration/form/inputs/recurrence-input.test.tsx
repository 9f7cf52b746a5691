import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { RecurrenceInput, toFirstDay } from './recurrence-input'

function Field({ initial = '' }: { initial?: string }) {
  const [start, setStart] = useState('')
  const [rule, setRule] = useState(initial)
  return (
    <>
      <input aria-label="Beginn" value={start} onChange={({ target }) => setStart(target.value)} />
      <RecurrenceInput
        id="f"
        label="Wiederholung"
        error={undefined}
        firstDay={toFirstDay(start, false)}
        value={rule}
        onChange={setRule}
      />
      <output>{rule}</output>
    </>
  )
}

const enterStart = (time: string) => fireEvent.change(screen.getByLabelText('Beginn'), { target: { value: time } })
const getFrequencyField = () => screen.getByRole('combobox', { name: 'Wiederholung' })
const getRule = () => screen.getByRole('status').textContent

it('offers the patterns of the first day in words, and the kinds of end', async () => {
  const user = userEvent.setup()
  renderIn('de', <Field />)
  expect(screen.getByText('Geben Sie zuerst den Beginn ein.')).toBeVisible()
  enterStart('2026-11-10T18:00:00+01:00')
  expect(
    within(getFrequencyField())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['Einmalig', 'Täglich', 'Wöchentlich am Dienstag', 'Alle zwei Wochen am Dienstag', 'Monatlich am 10.'],
    ...['Monatlich am zweiten Dienstag', 'Jährlich am 10. November', 'Eigene Regel'],
  ])
  await user.selectOptions(getFrequencyField(), 'Monatlich am zweiten Dienstag')
  expect(getRule()).toBe('FREQ=MONTHLY;BYDAY=2TU')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Endet' }), 'An einem bestimmten Tag')
  expect(getRule()).toBe('FREQ=MONTHLY;BYDAY=2TU;UNTIL=20271110T225959Z')
  fireEvent.change(screen.getByLabelText('Letzter Tag'), { target: { value: '30.06.2027' } })
  expect(getRule()).toBe('FREQ=MONTHLY;BYDAY=2TU;UNTIL=20270630T215959Z')
  enterStart('2027-07-13T18:00:00+02:00')
  expect(screen.getByLabelText('Letzter Tag')).toHaveAccessibleDescription(
    'TT.MM.JJJJ Der letzte Tag liegt vor dem Beginn.',
  )
  enterStart('2026-11-10T18:00:00+01:00')
  expect(screen.getByLabelText('Letzter Tag')).toHaveAccessibleDescription('TT.MM.JJJJ')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Endet' }), 'Nach einer bestimmten Anzahl')
  expect(getRule()).toBe('FREQ=MONTHLY;BYDAY=2TU;COUNT=10')
  await user.selectOptions(getFrequencyField(), 'Einmalig')
  expect(getRule()).toBe('')
})

it('applies a typed number of occurrences, and shows the last valid one on blur', async () => {
  const user = userEvent.setup()
  renderIn('de', <Field />)
  enterStart('2026-11-10T18:00:00+01:00')
  await user.selectOptions(getFrequencyField(), 'Täglich')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Endet' }), 'Nach einer bestimmten Anzahl')
  const times = screen.getByLabelText('Anzahl der Termine')
  await user.type(times, '{Backspace}{Backspace}5')
  expect(times).toHaveValue(5)
  expect(getRule()).toBe('FREQ=DAILY;COUNT=5')
  await user.clear(times)
  expect(times).toHaveValue(null)
  await user.tab()
  expect(times).toHaveValue(5)
})

it('moves a weekday with the first day, but does not change a custom rule', async () => {
  const user = userEvent.setup()
  renderIn('de', <Field />)
  enterStart('2026-11-10T18:00:00+01:00')
  await user.selectOptions(getFrequencyField(), 'Monatlich am zweiten Dienstag')
  enterStart('')
  enterStart('2026-11-19T18:00:00+01:00')
  expect(getRule()).toBe('FREQ=MONTHLY;BYDAY=3TH')
  await user.selectOptions(getFrequencyField(), 'Eigene Regel')
  const ruleField = screen.getByRole('textbox', { name: 'Regel nach RFC 5545' })
  expect(ruleField).toHaveValue('FREQ=MONTHLY;BYDAY=3TH')
  await user.clear(ruleField)
  await user.type(ruleField, 'FREQ=MONTHLY;BYDAY=1TU,3TU')
  enterStart('2026-11-03T18:00:00+01:00')
  expect(getRule()).toBe('FREQ=MONTHLY;BYDAY=1TU,3TU')
})

it('shows the custom rule of a record', () => {
  renderIn('de', <Field initial="FREQ=MONTHLY;BYDAY=1TU,3TU" />)
  expect(screen.getByRole('textbox', { name: 'Regel nach RFC 5545' })).toHaveValue('FREQ=MONTHLY;BYDAY=1TU,3TU')
})
