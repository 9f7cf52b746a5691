import { useTranslations } from 'next-intl'

/** Explains why a dispatch waits for a confirmation, and how to confirm it. */
export function UnconfirmedNotice({ planner }: { planner: string | null }) {
  const t = useTranslations('administration.newsletter')
  return <p role="alert">{t('unconfirmed', { isKnown: String(planner !== null), name: planner ?? '' })}</p>
}
