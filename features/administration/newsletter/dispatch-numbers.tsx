import { useTranslations } from 'next-intl'
import formStyles from '../form/form.module.css'

const numberNames = ['sent', 'waiting', 'refused', 'failed', 'skipped'] as const

/** The numbers of readers of a dispatch by the outcome of their mails. */
export function DispatchNumbers({
  numbers,
}: {
  numbers: Readonly<Record<(typeof numberNames)[number], number>>
}) {
  const t = useTranslations('administration.newsletter.numbers')
  return (
    <dl className={formStyles.facts}>
      {numberNames.map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{numbers[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
