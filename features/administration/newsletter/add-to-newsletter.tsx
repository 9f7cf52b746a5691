import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { createKey } from '@/features/editor/core/new-key'
import { requireSuccess } from '@/lib/api/require-success'
import {
  type IssueSection,
  issueRecords,
  type SectionSource,
  sectionSources,
} from '@/lib/contract/administration/newsletter-issues'
import { locales } from '@/lib/contract/common/locale'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { cutText } from '@/lib/text/cut-text'
import { useAdministration } from '../administration-context'
import { type AdministeredRecord, createRecord, updateRecord } from '../calls'
import { localizedSchema } from '../localized'
import { listQuery, recordKeys, recordQuery } from '../queries'
import { createSection, newsletterIssues } from '../records/newsletter-issues'
import { useAdministrationFailureText } from '../ui/use-administration-failure-text'

const maxSubjectLength = 120

/**
 * A button that adds a record to the latest draft of an issue, and opens it. Without a draft,
 * creates one with the title of the record. Renders nothing for types that issues cannot contain,
 * and for roles that may not write issues.
 */
export function AddToNewsletter({ type, record }: { type: string; record: AdministeredRecord }) {
  const t = useTranslations('administration.newsletter')
  const { locale, types, callWithLogin, notify, open } = useAdministration()
  const describeFailure = useAdministrationFailureText()
  const client = useQueryClient()
  const source = sectionSources.find((name) => name === type && name !== 'menu' && name !== 'jobs')

  /** Returns the id of the issue. */
  async function addToIssue(recordType: SectionSource): Promise<number> {
    const { results } = await client.fetchQuery(listQuery(locale, issueRecords, 'state=draft&page_size=1'))
    const [draft] = results
    if (!draft) {
      const values = createIssueValues(recordType, record)
      return (
        await requireSuccess(callWithLogin(() => createRecord(locale, issueRecords, { values, key: createKey() })))
      ).id
    }
    const { id, revision, values } = await client.fetchQuery(recordQuery(locale, issueRecords, draft.id))
    const sections = addToSections(issueRecords.values.parse(values).sections, recordType, record.id)
    const change = { id, revision, values: { sections } }
    return (await requireSuccess(callWithLogin(() => updateRecord(locale, issueRecords, change)))).id
  }

  const { mutate, isPending } = useMutation({
    mutationFn: addToIssue,
    onSuccess: (id) => {
      void client.invalidateQueries({ queryKey: recordKeys.type(issueRecords.name) })
      open(toAdministrationAddress(locale, issueRecords.name, id))
      notify({ kind: 'success', text: t('added') })
    },
    onError: ({ failure }) => notify({ kind: 'error', text: describeFailure(failure), isLasting: true }),
  })
  if (!source || !types.includes(issueRecords.name)) return null
  return (
    <Button isDisabled={isPending} onClick={() => mutate(source)}>
      {t('add')}
    </Button>
  )
}

/** Returns the values of a new issue with the title of a record as its subject. */
function createIssueValues(source: SectionSource, { id, values }: AdministeredRecord) {
  const title = localizedSchema.parse(values.title)
  const subject = { de: cutText(title.de, maxSubjectLength), en: cutText(title.en, maxSubjectLength) }
  const initialValues = newsletterIssues.getInitialValues?.()
  const sections = issueRecords.values.shape.sections.parse(initialValues?.sections)
  return {
    ...initialValues,
    subject,
    preheader: { de: '', en: '' },
    text: { de: '', en: '' },
    languages: locales.filter((locale) => subject[locale] !== ''),
    sections: [{ ...createSection(source, null), records: [id] }, ...sections],
  }
}

/** Adds a record to the section with chosen records of its type, or to a new section. */
function addToSections(sections: IssueSection[], source: SectionSource, id: number): IssueSection[] {
  const target = sections.find((section) => section.source === source && section.records.length > 0)
  if (!target) return [...sections, { ...createSection(source, null), records: [id] }]
  const records = [...new Set([...target.records, id])]
  return sections.map((section) => (section === target ? { ...section, records } : section))
}
