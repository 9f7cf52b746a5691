import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { TestSession } from '../core/session.fixture'
import { SimulatedBackend } from '../core/simulated-backend.fixture'
import { BlockList } from './block-list'
import { listTargetsAround } from './insert-targets'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: async () => ({ status: 0, data: null, retryAfter: null }) }))

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined

it('is a combobox that keeps the focus while the arrow keys move through its options', async () => {
  const { editor } = await TestSession.start(new SimulatedBackend([], {}))
  const [target] = listTargetsAround(editor.document, null)
  if (!target) throw new Error('An empty page has one place.')
  const onChoose = vi.fn()
  renderIn('de', <BlockList editor={editor} target={target} targets={[target]} onMove={vi.fn()} onChoose={onChoose} />)
  const user = userEvent.setup()
  const box = screen.getByRole('combobox')
  await user.type(box, 'tabelle')
  const list = await screen.findByRole('listbox')
  expect(box).toHaveAttribute('aria-expanded', 'true')
  expect(box).toHaveAttribute('aria-controls', list.id)
  await user.keyboard('{ArrowDown}{ArrowUp}')
  const option = screen.getByRole('option', { selected: true })
  expect(box).toHaveAttribute('aria-activedescendant', option.id)
  expect(box).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'Tabelle')
  await user.clear(box)
  await user.type(box, 'qxzv')
  expect(box).toHaveAttribute('aria-expanded', 'false')
  expect(box).not.toHaveAttribute('aria-controls')
})
