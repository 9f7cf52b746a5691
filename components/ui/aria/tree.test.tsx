import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { BaseButton } from '../base-button'
import { Tree, TreeItem, TreeToggle } from './tree'

/** A tree of three items, one of them below the first; with `onPress` the items have buttons. */
function TestTree({ onChoose, onPress }: { onChoose?: (name: string) => void; onPress?: () => void }) {
  const [expandedKeys, setExpandedKeys] = useState<Iterable<string | number>>([])
  const renderItem = (name: string, children?: React.ReactNode) => (
    <TreeItem
      id={name}
      name={name}
      content={
        <>
          {children && <TreeToggle />}
          {name}
          {onPress && <BaseButton onClick={onPress}>Mehr zu {name}</BaseButton>}
        </>
      }
      onAction={children ? undefined : () => onChoose?.(name)}
    >
      {children}
    </TreeItem>
  )
  return (
    <Tree label="Haus" expandedKeys={expandedKeys} onExpand={setExpandedKeys} hasControls={onPress !== undefined}>
      {renderItem('Bühne', renderItem('Versenkung'))}
      {renderItem('Saal')}
    </Tree>
  )
}

const getRow = (name: string) => screen.getByRole('row', { name })

it('is operated by arrow keys, letters and Enter', async () => {
  const choose = vi.fn()
  renderIn('de', <TestTree onChoose={choose} />)
  const user = userEvent.setup()
  await user.tab()
  expect(getRow('Bühne')).toHaveFocus()
  expect(getRow('Bühne')).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{ArrowRight}')
  expect(getRow('Bühne')).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{ArrowDown}')
  expect(getRow('Versenkung')).toHaveFocus()
  expect(getRow('Versenkung')).toHaveAttribute('aria-level', '2')
  await user.keyboard('{Enter}')
  expect(choose.mock.calls).toEqual([['Versenkung']])
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(getRow('Bühne')).toHaveFocus()
  expect(screen.queryByRole('row', { name: 'Versenkung' })).toBeNull()
  await user.keyboard('sa')
  expect(getRow('Saal')).toHaveFocus()
  await expectAccessible(document.body)
})

it('is expanded by its button, in the language of the page', async () => {
  renderIn('en', <TestTree />)
  await userEvent.click(screen.getByRole('button', { name: 'Expand Bühne' }))
  await userEvent.click(screen.getByRole('button', { name: 'Collapse Bühne' }))
  expect(getRow('Bühne')).toHaveAttribute('aria-expanded', 'false')
})

it('does not handle keys of controls in its items', async () => {
  const press = vi.fn()
  renderIn('de', <TestTree onPress={press} />)
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: 'Mehr zu Bühne' })
  await user.click(button)
  expect(press).toHaveBeenCalledOnce()
  expect(getRow('Bühne')).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(press).toHaveBeenCalledTimes(2)
  await user.tab({ shift: true })
  expect(getRow('Bühne')).toHaveFocus()
  await user.tab()
  expect(button).toHaveFocus()
  await user.tab()
  expect(document.body).toHaveFocus()
})
