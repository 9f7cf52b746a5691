import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { ShortcutList } from '../block-actions/shortcut-list'
import { InterruptibleTour, Tour } from './tour'

const findTour = () => screen.queryByRole('region', { name: /^Rundgang/ })
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** A field with the offered tour, which the tour of the shortcut list replaces. */
function Editor({ onEnd }: { onEnd: () => void }) {
  const [isOffered, setOffered] = useState(true)
  return (
    <>
      <input aria-label="Titel" />
      {isOffered ? <InterruptibleTour onLeave={() => setOffered(false)} /> : <Tour onLeave={onEnd} />}
    </>
  )
}

it('resumes at the last step after an interruption, keeps the focus, and starts again after leaving', async () => {
  const { unmount } = renderIn('de', <InterruptibleTour onLeave={() => undefined} />)
  await click('Weiter')
  expect(findTour()).toHaveAccessibleName('Rundgang, Schritt 2 von 5')
  unmount()

  const onLeave = vi.fn()
  const resumedTour = renderIn('de', <InterruptibleTour onLeave={onLeave} />)
  expect(findTour()).toBeNull()
  await click('Rundgang zeigen')
  expect(findTour()).toHaveAccessibleName('Rundgang, Schritt 2 von 5')
  expect(findTour()).toHaveFocus()
  resumedTour.unmount()

  renderIn('de', <Editor onEnd={onLeave} />)
  await userEvent.click(screen.getByRole('textbox'))
  await click('Rundgang beenden')
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(findTour()).toHaveAccessibleName('Rundgang, Schritt 1 von 5')
  await click('Rundgang beenden')
  expect(onLeave).toHaveBeenCalledTimes(1)
})

it('moves the focus from the list of shortcuts to the tour and back', async () => {
  renderIn('de', <ShortcutList />)
  await click('Rundgang zeigen')
  expect(findTour()).toHaveFocus()
  await click('Rundgang beenden')
  expect(screen.getByRole('button', { name: 'Rundgang zeigen' })).toHaveFocus()
})
