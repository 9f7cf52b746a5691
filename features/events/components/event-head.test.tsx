import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { EventHead } from './event-head'

it('describes the first date of a recurring event without naming another day of the month', () => {
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
        sequence: 0,
      }}
    />,
  )
  expect(screen.getByRole('definition')).toHaveTextContent(/^monthly, starting Sunday, January 31, 2027/)
})
