import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { ProblemPanel } from './problem-panel'

const problems = [
  { module: 7, field: 'image', messages: ['Bitte wählen Sie ein Bild.'] },
  { module: null, field: 'slug', messages: ['Diese Adresse ist vergeben.'] },
]

it('says at once what keeps a page from being published, and leads to each block', async () => {
  const select = vi.fn()
  const keyOf = (id: number) => `m${id}`
  const { rerender } = renderIn('de', <ProblemPanel {...{ problems, keyOf, select }} />)
  const [block, page] = within(screen.getByRole('alert')).getAllByRole('listitem')
  expect(block).toHaveTextContent('Bitte wählen Sie ein Bild.')
  expect(page).toHaveTextContent('Diese Adresse ist vergeben.')
  await userEvent.click(screen.getByRole('button', { name: 'Stelle zeigen' }))
  expect(select).toHaveBeenCalledExactlyOnceWith('m7')
  rerender(<ProblemPanel problems={[]} {...{ keyOf, select }} />)
  expect(screen.queryByRole('alert')).toBeNull()
})
