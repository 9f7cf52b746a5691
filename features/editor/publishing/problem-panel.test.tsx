import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { ProblemPanel } from './problem-panel'

const problems = [
  { module: 7, field: 'image', messages: ['Bitte wählen Sie ein Bild.'] },
  { module: null, field: 'slug', messages: ['Diese Adresse ist vergeben.'] },
  { module: null, field: 'note', messages: ['Das geht gerade nicht.'] },
]

it('lists the problems that prevent publishing, with a link to each place', async () => {
  const select = vi.fn()
  const onSetting = vi.fn()
  const toKey = (id: number) => `m${id}`
  const { rerender } = renderIn(
    'de',
    <ProblemPanel problems={problems} getKey={toKey} select={select} onSetting={onSetting} />,
  )
  const [block, page, whole] = within(screen.getByRole('alert')).getAllByRole('listitem')
  expect(block).toHaveTextContent('Bitte wählen Sie ein Bild.')
  expect(page).toHaveTextContent('Diese Adresse ist vergeben.')
  const [toBlock, toSetting, ...otherButtons] = screen.getAllByRole('button', { name: 'Stelle zeigen' })
  expect(whole).toHaveTextContent('Das geht gerade nicht.')
  expect(otherButtons).toEqual([])
  await userEvent.click(toBlock as HTMLElement)
  expect(select).toHaveBeenCalledExactlyOnceWith('m7')
  await userEvent.click(toSetting as HTMLElement)
  expect(onSetting).toHaveBeenCalledExactlyOnceWith('slug')
  rerender(<ProblemPanel problems={[]} getKey={toKey} select={select} onSetting={onSetting} />)
  expect(screen.queryByRole('alert')).toBeNull()
})
