import type { RouteProps } from '@/app/compose/address'
import { SubscriptionFormPage, subscriptionFormMetadata } from '@/app/compose/subscription-form-page'

export const generateMetadata = subscriptionFormMetadata('newsletter')

export default function NewsletterPage(props: RouteProps) {
  return <SubscriptionFormPage list="newsletter" {...props} />
}
