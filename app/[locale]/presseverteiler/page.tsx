import type { RouteProps } from '@/app/compose/address'
import { SubscriptionFormPage, subscriptionFormMetadata } from '@/app/compose/subscription-form-page'

export const generateMetadata = subscriptionFormMetadata('press')

export default function PresseverteilerPage(props: RouteProps) {
  return <SubscriptionFormPage list="press" {...props} />
}
