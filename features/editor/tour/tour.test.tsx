import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { InterruptibleTour } from './tour'

const getTour = () => screen.queryByRole('region', { name: /^Rundgang/ })
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('does not return by itself after an interruption, and resumes at the last step', async () => {
  const { unmount } = renderIn('de', <InterruptibleTour onLeave={() => undefined} />)
  await click('Weiter')
  expect(getTour()).toHaveAccessibleName('Rundgang, Schritt 2 von 5')
  unmount()

  const onLeave = vi.fn()
  renderIn('de', <InterruptibleTour onLeave={onLeave} />)
  expect(getTour()).toBeNull()
  await click('Rundgang zeigen')
  expect(getTour()).toHaveAccessibleName('Rundgang, Schritt 2 von 5')
  await click('Rundgang beenden')
  expect(onLeave).toHaveBeenCalledTimes(1)
})
