import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { TimeField } from './time-field'

function open(locale: 'de' | 'en', value: string | null) {
  renderIn(locale, <TimeField id="online" name="publish_at" label="Online" value={value} />)
  return userEvent.setup()
}
const getInput = () => screen.getByRole('textbox', { name: 'Online' })
const getButton = () => screen.getByRole('button', { name: /Kalender|calendar/ })

it.each([
  ['de', '24.12.2026', '24.12.2026 00:00 Uhr'],
  ['de', '1.7.2026 8:30', '01.07.2026 08:30 Uhr'],
  ['en', '24.12.2026 19:30', '24.12.2026 19:30'],
  ['en', '12/24/2026', '12/24/2026'],
  ['de', 'morgen', 'morgen'],
] as const)('in %s, formats the typed time %s on blur', async (locale, typedText, formattedText) => {
  const user = open(locale, null)
  await user.type(getInput(), typedText)
  await user.tab()
  expect(getInput()).toHaveValue(formattedText)
})

it.each([
  ['28.03.2027 02:30', /Sommerzeit/],
  ['28.03.2027 03:30', /Zu früh\./],
  ['31.04.2027 02:30', /Zu früh\./],
])('describes the error of %s', async (text, error) => {
  renderIn('de', <TimeField id="online" name="at" label="Online" value={null} error="Zu früh." />)
  await userEvent.type(getInput(), text)
  expect(getInput()).toHaveAccessibleDescription(error)
})

it('selects a day in the calendar by keyboard, and keeps the time', async () => {
  const user = open('de', '2026-12-23T19:30:00+01:00')
  await user.click(getButton())
  const calendar = within(await screen.findByRole('dialog', { name: /Kalender/ }))
  expect(await calendar.findByRole('button', { name: /Mittwoch, 23. Dezember 2026/ })).toHaveFocus()
  await expectAccessible(document.body)
  await user.keyboard('{ArrowRight}{Enter}')
  expect(getInput()).toHaveValue('24.12.2026 19:30 Uhr')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('closes the calendar by Escape without a change', async () => {
  const user = open('en', '2026-12-23T19:30:00+01:00')
  await user.click(getButton())
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(getButton()).toHaveAttribute('aria-expanded', 'false')
  expect(getInput()).toHaveValue('23.12.2026 19:30')
})

it.each(['2027-10-31T02:30:00+01:00', '2027-10-31T02:30:00+02:00'])(
  'reports the stored time %s as long as its text is unchanged',
  async (storedTime) => {
    const onChange = vi.fn()
    renderIn('de', <TimeField id="online" name="at" label="Online" value={storedTime} onChange={onChange} />)
    const user = userEvent.setup()
    await user.click(getInput())
    await user.tab()
    expect(onChange).toHaveBeenLastCalledWith(storedTime)
    await user.clear(getInput())
    await user.type(getInput(), '31.10.2027 02:30')
    expect(onChange).toHaveBeenLastCalledWith(storedTime)
  },
)
