import { createSubscriptionFormMetadata, SubscriptionFormPage } from '@/app/[locale]/newsletter/subscription-form-page'
import type { RouteProps } from '@/app/frame/address'

export const generateMetadata = createSubscriptionFormMetadata('press')

export default function PresseverteilerPage(props: RouteProps) {
  return <SubscriptionFormPage list="press" {...props} />
}
