import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { ImageCredit } from './image-credit'

it('opens the credit on demand without a script', async () => {
  const { container } = renderIn('de', <ImageCredit name="Ada Lux" />)
  expect(container.querySelector('summary')).toHaveTextContent('Bildnachweis')
  expect(screen.getByText('Bild: Ada Lux')).not.toBeVisible()
  container.querySelector('summary')?.click()
  expect(screen.getByText('Bild: Ada Lux')).toBeVisible()
  await expectAccessible(container)
})

it('shows no mark without a credit', () => {
  expect(renderIn('de', <ImageCredit name="" />).container).toBeEmptyDOMElement()
})
