import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { DaysInput } from './days-input'

it('shows the day of a stored time, and reports an entered day', () => {
  const onChange = vi.fn()
  const value = ['2026-11-17T18:00:00+01:00', '2026-12-01']
  renderIn(
    'de',
    <DaysInput
      id="f"
      label="Ausgelassene Termine"
      error={undefined}
      hint={undefined}
      value={value}
      onChange={onChange}
    />,
  )
  fireEvent.change(screen.getByDisplayValue('17.11.2026'), { target: { value: '24.11.2026' } })
  expect(onChange).toHaveBeenCalledWith(['2026-11-24', '2026-12-01'])
})
