import { SubscriptionFormPage, subscriptionFormMetadata } from '@/app/[locale]/newsletter/subscription-form-page'
import type { RouteProps } from '@/app/frame/address'

export const generateMetadata = subscriptionFormMetadata('press')

export default function PresseverteilerPage(props: RouteProps) {
  return <SubscriptionFormPage list="press" {...props} />
}
