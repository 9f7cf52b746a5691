import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { linkSchema } from '@/lib/contract/blocks/link'
import { renderIn } from '@/tests/render'
import { LinkView } from './view'

const show = (data: Record<string, unknown>) =>
  renderIn(
    'de',
    <LinkView data={linkSchema.parse({ content: 'Zur Jobbörse', link: '/de/jobboerse', ...data })} />,
  )

test('it links to the address that the backend resolved', () => {
  show({ link_url: '/de/ziel' })
  expect(screen.getByRole('link')).toHaveAttribute('href', '/de/ziel')
})

test('without an address of the backend it leads to what was entered', () => {
  show({})
  expect(screen.getByRole('link', { name: 'Zur Jobbörse' })).toHaveAttribute('href', '/de/jobboerse')
})

test('without a label it is called by its address', () => {
  show({ content: '' })
  expect(screen.getByRole('link', { name: '/de/jobboerse' })).toBeVisible()
})

test('a page of the site opens in a new tab when the editor wants it so', () => {
  show({ open_new_window: true })
  expect(screen.getByRole('link', { name: 'Zur Jobbörse (öffnet in neuem Tab)' })).toHaveAttribute(
    'target',
    '_blank',
  )
})

test('the button looks other than the line', () => {
  show({})
  show({ extra_class: 'button', anchor: 'los' })
  const [line, button] = screen.getAllByRole('link')
  expect(line?.className).not.toBe(button?.className)
  expect(button?.parentElement).toHaveAttribute('id', 'los')
})

test('an address that must not be followed leaves its label', () => {
  show({ link: 'javascript:alert(1)' })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Zur Jobbörse')).toBeVisible()
})
