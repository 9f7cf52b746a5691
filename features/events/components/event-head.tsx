import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SmartLink } from '@/components/link/smart-link'
import { type HeadAttributes, RecordHead } from '@/components/record/record-head'
import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import { type EventRecord, eventKindTitles } from '@/lib/contract/records/event-record'
import { PageLink } from '@/lib/i18n/page-link'
import { calendarPath } from '../calendar-address'
import { formatEventTimes } from '../event-times'
import { parseFrequency } from '../frequency'
import styles from './event-head.module.css'

export interface EventHeadProps {
  page: Pick<Page, 'title' | 'hero_text' | 'hero_image' | 'urls'>
  event: EventRecord
  locale: Locale
  fieldAttributes?: HeadAttributes | undefined
}

/** The head of an event: title, time, place and audience, and its calendar file. */
export function EventHead({ page, event, locale, fieldAttributes }: EventHeadProps) {
  const t = useTranslations('events.head')
  const { kind, status, audience, place, link } = event
  const firstTimes = event.first ?? event
  const address = page.urls[locale]
  const timeText = formatEventTimes({ ...firstTimes, all_day: event.all_day }, locale).fullText
  const frequency = parseFrequency(event.rrule)
  return (
    <RecordHead
      page={page}
      fieldAttributes={fieldAttributes}
      sectionLink={
        <p className={styles.kind}>
          <PageLink href={calendarPath(locale, { kind })}>{eventKindTitles[kind][locale]}</PageLink>
        </p>
      }
      subtitle={status === 'cancelled' && <p className={styles.cancelled}>{t('cancelled')}</p>}
    >
      <dl className={styles.facts}>
        <Fact name={t('when')}>
          {frequency && `${t(frequency.unit, { count: frequency.count })}, `}
          <time dateTime={firstTimes.start}>{frequency ? t('first', { when: timeText }) : timeText}</time>
        </Fact>
        {place !== '' && <Fact name={t('where')}>{place}</Fact>}
        {audience === 'members' && <Fact name={t('audience')}>{t('members')}</Fact>}
        {link !== '' && (
          <Fact name={t('link')}>
            <SmartLink href={link}>{new URL(link).hostname.replace(/^www\./, '')}</SmartLink>
          </Fact>
        )}
      </dl>
      {address && (
        <p data-no-print>
          <a href={`${address}.ics`} download>
            {t('addToCalendar')}
          </a>
        </p>
      )}
    </RecordHead>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
