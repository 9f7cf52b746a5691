import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Combobox, type Suggestion } from '@/components/ui/aria/combobox'
import { Dialog } from '@/components/ui/dialog'
import { useDebounced } from '@/components/ui/use-debounced'
import { ask } from '@/lib/api/query'
import { matchingRecordsSchema } from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'
import { hubScreens } from '@/lib/contract/site/hub-screens'
import { isAdministrationAddress, toAdministrationAddress } from '@/lib/i18n/administration-address'
import { toHubAddress, toHubScreenAddress } from '@/lib/i18n/hub-address'
import { splitWords } from '@/lib/text/split-words'
import { useAdministration } from '../administration-context'
import { recordKeys } from '../queries'
import { findRecordTypeView, listRecordTypeViews } from '../registry'

const maxCommands = 12

/** A search field that finds screens, records and pages, and the forms for new records. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('administration.palette')
  const { locale, open } = useAdministration()
  const [query, setQuery] = useState('')
  const search = useDebounced(query.trim())
  const { data, isError, isPlaceholderData } = useQuery({
    ...matchingRecordsQuery(locale, search),
    enabled: search.length > 1,
    // The previous matches stay in the list while new ones are loading, so that the arrow keys can
    // reach them.
    placeholderData: keepPreviousData,
  })
  const commands = useCommands()
  const words = splitWords(query.toLocaleLowerCase(locale))
  const matchesQuery = ({ label }: Suggestion) => words.every((word) => label.toLocaleLowerCase(locale).includes(word))
  const getRank = (suggestion: Suggestion) => (matchesQuery(suggestion) ? 0 : 1)
  const records = (data ?? []).map(({ type, id, title, url }) => ({
    id: type === 'page' ? (url ?? '') : toAdministrationAddress(locale, type, id),
    label: title,
    detail: type === 'page' ? t('page') : (findRecordTypeView(type)?.name.one[locale] ?? type),
  }))
  const suggestions = [
    ...commands.filter(matchesQuery).slice(0, maxCommands),
    ...(search.length > 1 ? records.toSorted((a, b) => getRank(a) - getRank(b)) : []),
  ]
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Combobox
        id="command-palette"
        label={t('label')}
        value={query}
        suggestions={suggestions}
        isStale={isPlaceholderData || search !== query.trim()}
        status={isError ? t('failed') : t('found', { count: suggestions.length })}
        onType={setQuery}
        onChoose={(address) => {
          onClose()
          if (isAdministrationAddress(address, locale)) open(address)
          else window.location.assign(address)
        }}
        onEnter={() => undefined}
        onBlur={() => undefined}
      />
    </Dialog>
  )
}

/**
 * Returns the commands of the palette. They open a screen of the administration or of the editors'
 * hub, or the form for a new record. The office has no access to the hub.
 */
function useCommands(): Suggestion[] {
  const t = useTranslations('administration.palette')
  const { locale, types, reports, user } = useAdministration()
  const tReports = useTranslations('administration.reports')
  const views = listRecordTypeViews(types, user.role)
  const screens = Object.entries(hubScreens) as [keyof typeof hubScreens, { de: string; en: string }][]
  const hubCommands =
    user.role === 'office'
      ? []
      : [
          { id: toHubAddress(locale), label: t('hub'), detail: t('screen') },
          ...screens.map(([screen, title]) => ({
            id: toHubScreenAddress(locale, screen),
            label: title[locale],
            detail: t('screen'),
          })),
        ]
  return [
    ...views.map(({ contract: { name }, name: typeName }) => ({
      id: toAdministrationAddress(locale, name),
      label: typeName.many[locale],
      detail: t('list'),
    })),
    ...views
      .filter(({ can }) => can.create)
      .map(({ contract: { name }, name: typeName }) => ({
        id: toAdministrationAddress(locale, name, 'new'),
        label: typeName.create?.[locale] ?? typeName.one[locale],
        detail: t('create'),
      })),
    ...reports.map((name) => ({
      id: toAdministrationAddress(locale, name),
      label: tReports(`names.${name}`),
      detail: t('screen'),
    })),
    ...hubCommands,
  ]
}

/** The first matching records of every record type, and the first matching pages. */
const matchingRecordsQuery = (locale: Locale, search: string) =>
  queryOptions({
    queryKey: [...recordKeys.all, 'everything', locale, search],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ search })
      return (await ask(matchingRecordsSchema, `/${locale}/api/administration/search/?${query}`, signal)).results
    },
  })
