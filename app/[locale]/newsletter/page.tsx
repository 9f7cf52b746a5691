import {
  SubscriptionFormPage,
  subscriptionFormMetadata,
} from '@/app/[locale]/newsletter/subscription-form-page'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { PastIssues } from '@/features/subscriptions/components/past-issues'
import { loadPastIssues } from '@/features/subscriptions/issue-loaders'

export const generateMetadata = subscriptionFormMetadata('newsletter')

export default async function NewsletterPage(props: RouteProps) {
  const locale = await readLocale(props.params)
  const issues = await loadPastIssues(locale)
  return (
    <SubscriptionFormPage list="newsletter" {...props}>
      {issues.ok && <PastIssues issues={issues.value} locale={locale} />}
    </SubscriptionFormPage>
  )
}
