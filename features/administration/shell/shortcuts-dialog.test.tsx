import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { ShortcutsDialog } from './shortcuts-dialog'

it.each([
  ['de', 'Strg'],
  ['en', 'Ctrl'],
] as const)('uses the name of the control key on keyboards in %s', (locale, name) => {
  renderIn(locale, <ShortcutsDialog isOn onSwitch={() => undefined} onClose={() => undefined} />)
  for (const key of ['K', 'S']) expect(screen.getByText(`${name} ${key}`)).toBeInTheDocument()
})
