import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { SubscriptionForm } from './subscription-form'

it('has no link without a data protection page', () => {
  const form = { list: 'newsletter', locale: 'de', isSent: false, returnedForm: null } as const
  const { unmount } = renderIn('de', <SubscriptionForm {...form} privacyHref="/de/datenschutz" />)
  expect(screen.getByRole('link', { name: 'Mehr zum Datenschutz (öffnet in neuem Tab)' })).toHaveAttribute(
    'href',
    '/de/datenschutz',
  )
  unmount()
  renderIn('de', <SubscriptionForm {...form} privacyHref={null} />)
  expect(screen.getByRole('checkbox', { name: /Ich möchte diese E-Mails erhalten/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Mehr zum Datenschutz/ })).toBeNull()
})

it('asks for no language if all mails have the same', () => {
  const form = { list: 'press', locale: 'en', isSent: false, returnedForm: null, privacyHref: null } as const
  const { container } = renderIn('en', <SubscriptionForm {...form} mailLanguage="de" />)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(container.querySelector('input[name=language]')).toHaveValue('en')
})
