import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { ColorInput } from './color-input'

function Field() {
  const [value, setValue] = useState('#b71548')
  const frame = { id: 'f', label: 'Farbe der Links', error: undefined, hint: undefined }
  return <ColorInput {...frame} value={value} defaultColor="#b71548" onChange={setValue} />
}

it('measures a typed color, and offers the nearest readable color and the default color', async () => {
  const user = userEvent.setup()
  const { container } = renderIn('de', <Field />)
  const digits = screen.getByRole('textbox', { name: 'Farbwert' })
  expect(screen.getByRole('status')).toHaveTextContent('Der Kontrast ist überall ausreichend.')
  await user.clear(digits)
  await user.type(digits, '#FFCC00')
  expect(screen.getByRole('status')).toHaveTextContent(/^Zu hell: Der geringste Kontrast ist 1,1\d?:1, nötig ist 4,5:1/)
  expect(container.querySelector('input[type=color]')).toHaveValue('#ffcc00')
  await user.click(screen.getByRole('button', { name: /^#[0-9a-f]{6} verwenden/ }))
  expect(screen.getByRole('status')).toHaveTextContent('Der Kontrast ist überall ausreichend.')
  await user.click(screen.getByRole('button', { name: 'Standardfarbe verwenden' }))
  expect(digits).toHaveValue('#b71548')
})
