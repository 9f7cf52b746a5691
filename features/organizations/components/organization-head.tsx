import { useTranslations } from 'next-intl'
import { type HeadAttributes, RecordHead } from '@/components/record/record-head'
import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import type { OrganizationRecord } from '@/lib/contract/records/organization-record'
import { PageLink } from '@/lib/i18n/page-link'
import { directoryAddress, wholeDirectory } from '../directory-filter'
import { OrganizationContact } from './organization-contact'
import styles from './organization-head.module.css'

export interface OrganizationHeadProps {
  page: Pick<Page, 'title' | 'hero_text' | 'hero_image' | 'urls'>
  organization: OrganizationRecord
  locale: Locale
  fieldAttributes?: HeadAttributes | undefined
}

/** The head of an organization: category, kind, place, name, contact details and picture. */
export function OrganizationHead({ page, organization, locale, fieldAttributes }: OrganizationHeadProps) {
  const t = useTranslations('organization.head')
  const { category, kind, place } = organization
  return (
    <RecordHead
      page={page}
      fieldAttributes={fieldAttributes}
      sectionLink={
        <p className={styles.preline}>
          <PageLink href={directoryAddress(locale, { ...wholeDirectory, category })}>
            {t('category', { category })}
          </PageLink>
          {kind !== '' && <span>{kind}</span>}
          {place !== '' && <PageLink href={directoryAddress(locale, { ...wholeDirectory, place })}>{place}</PageLink>}
        </p>
      }
      aside={<OrganizationContact organization={organization} locale={locale} url={page.urls[locale] ?? null} />}
    />
  )
}
