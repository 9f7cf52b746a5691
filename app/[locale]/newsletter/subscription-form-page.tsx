import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { SubscriptionForm } from '@/features/subscriptions/components/subscription-form'
import { SubscriptionMessages } from '@/features/subscriptions/components/subscription-messages'
import { readPublishedLegalAddress } from '@/lib/api/legal-addresses'
import { readMailLanguage } from '@/lib/api/site'
import type { MailingList } from '@/lib/contract/forms/subscription'
import { findReturnedRouteForm } from '@/lib/render-context'
import { type RouteProps, readLocale } from '../../frame/address'
import { createRouteMetadata, RoutePage } from '../../frame/route-page'

const routes = { newsletter: '/newsletter', press: '/presseverteiler' } as const satisfies Partial<
  Record<MailingList, string>
>

/** The sign-up page of a mailing list. The children appear below its form. */
export async function SubscriptionFormPage({
  list,
  children,
  ...props
}: RouteProps & { list: keyof typeof routes; children?: ReactNode }) {
  const locale = await readLocale(props.params)
  const { sent } = await props.searchParams
  return (
    <RoutePage route={routes[list]} isFixedPartFirst {...props}>
      <SubscriptionMessages locale={locale}>
        <SubscriptionForm
          list={list}
          locale={locale}
          privacyHref={await readPublishedLegalAddress(locale, 'dataProtection')}
          mailLanguage={await readMailLanguage(locale)}
          isSent={sent !== undefined}
          returnedForm={findReturnedRouteForm()}
        />
      </SubscriptionMessages>
      {children}
    </RoutePage>
  )
}

export function createSubscriptionFormMetadata(list: keyof typeof routes): (props: RouteProps) => Promise<Metadata> {
  return createRouteMetadata(routes[list])
}
