import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { EventHead } from './event-head'

it.each([
  [undefined, /^monthly, starting Sunday, January 31, 2027/],
  [
    { start: '2027-02-28T19:00:00+01:00', end: '2027-02-28T21:00:00+01:00' },
    /^monthly, starting Sunday, February 28, 2027/,
  ],
])('describes the first date of a recurring event that takes place: %o', (first, text) => {
  renderIn(
    'en',
    <EventHead
      locale="en"
      page={{ title: 'Open rehearsal', hero_text: '', hero_image: null, urls: { de: null, en: null } }}
      event={{
        type: 'event',
        kind: 'festival',
        status: 'confirmed',
        audience: 'public',
        place: '',
        link: '',
        start: '2027-01-31T19:00:00+01:00',
        end: '2027-01-31T21:00:00+01:00',
        all_day: false,
        rrule: 'FREQ=MONTHLY;BYDAY=-1SU',
        exdates: [],
        ...(first && { first }),
        sequence: 0,
      }}
    />,
  )
  expect(screen.getByRole('definition')).toHaveTextContent(text)
})
