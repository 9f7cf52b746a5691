import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SentNotice } from './sent-notice'

it.each([true, false])('takes over the focus of a form that was sent from this document: %s', (isJustSent) => {
  const { rerender } = render(<button type="submit">Senden</button>)
  screen.getByRole('button').focus()
  rerender(<SentNotice isJustSent={isJustSent}>Gesendet</SentNotice>)
  expect(document.activeElement).toBe(isJustSent ? screen.getByRole('status') : document.body)
})
