import {
  SubscriptionFormPage,
  subscriptionFormMetadata,
} from '@/app/[locale]/newsletter/subscription-form-page'
import type { RouteProps } from '@/app/frame/address'

export const generateMetadata = subscriptionFormMetadata('newsletter')

export default function NewsletterPage(props: RouteProps) {
  return <SubscriptionFormPage list="newsletter" {...props} />
}
