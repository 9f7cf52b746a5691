import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { linkSchema } from '@/lib/contract/blocks/link'
import { renderIn } from '@/tests/render'
import { LinkView } from './view'

const show = (data: Record<string, unknown>) =>
  renderIn('de', <LinkView data={linkSchema.parse({ content: 'Zur Jobbörse', link: '/de/jobboerse', ...data })} />)

it('links to the address that the backend resolved', () => {
  show({ link_url: '/de/ziel' })
  expect(screen.getByRole('link')).toHaveAttribute('href', '/de/ziel')
})

it('links to the entered address if the backend resolved none', () => {
  show({})
  expect(screen.getByRole('link', { name: 'Zur Jobbörse' })).toHaveAttribute('href', '/de/jobboerse')
})

it('uses the address as the name without a label', () => {
  show({ content: '' })
  expect(screen.getByRole('link', { name: '/de/jobboerse' })).toBeVisible()
})

it('opens a page of the site in a new tab if the editor chose so', () => {
  show({ open_new_window: true })
  expect(screen.getByRole('link', { name: 'Zur Jobbörse (öffnet in neuem Tab)' })).toHaveAttribute('target', '_blank')
})

it('styles the button differently from the line', () => {
  show({})
  show({ extra_class: 'button', anchor: 'los' })
  const [line, button] = screen.getAllByRole('link')
  expect(line?.className).not.toBe(button?.className)
  expect(button?.parentElement).toHaveAttribute('id', 'los')
})

it('renders only the label of an unsafe address', () => {
  show({ link: 'javascript:alert(1)' })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Zur Jobbörse')).toBeVisible()
})
