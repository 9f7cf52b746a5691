import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { createModule } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

const media = [
  ['audio', 'https://soundcloud.com/vbo-demo/probe-1', 'SoundCloud'],
  ['viewer', 'https://issuu.com/vbo/docs/jahresheft', 'Issuu'],
  ['socialmedia', 'https://www.instagram.com/p/CabcDEF_123/', 'Instagram'],
] as const

it.each(media)('%s loads its service only after consent', async (model, embed, service) => {
  const { container } = showModules([createModule(model, { embed })])
  expect(screen.getAllByText(new RegExp(service)).length).toBeGreaterThan(0)
  expect(container.querySelector('iframe')).toBeNull()
  await expectAccessible(container)
})

it.each(media)('%s renders a medium of another kind as a link', (model) => {
  const { container } = showModules([createModule(model, { embed: 'https://vimeo.com/123456789' })])
  expect(container.querySelector('button')).toBeNull()
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://vimeo.com/123456789')
})
