import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import formStyles from '@/components/form/form.module.css'
import { ReadFailure } from '@/components/ui/read-failure'
import { useFailureText } from '@/components/ui/use-failure-text'
import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture } from '@/lib/contract/media/media'
import type { PictureDetails } from '@/lib/contract/media/picture-details'
import { DraftOwner } from '@/lib/drafts/draft-owner'
import { draftPrefixes, readTabDraft, writeTabDraft } from '@/lib/drafts/tab-drafts'
import { detailsQuery } from '../queries'
import { ContestedPanel } from './contested-panel'
import { CropPreviews } from './crop-previews'
import { AltFields, CopyrightField } from './detail-fields'
import { FocalField } from './focal-field'
import { detailNames } from './merge-details'
import styles from './picture-details-view.module.css'
import { type Details, useDetails } from './use-details'

/** The time after the last change until the details are saved. */
const saveDelayMs = 800
/** The delay of a repeated attempt, for failures that may end by themselves. */
const retryDelayMs = 15_000

const draftDetailsSchema = z.custom<PictureDetails>((data) =>
  detailNames.every((name) => Object.hasOwn(Object(data), name)),
)
const draftSchema = z.object({ base: draftDetailsSchema, details: draftDetailsSchema })

interface PanelDetailsProps {
  /** The language of the page and of the alternative text. */
  locale: Locale
  id: number
}

/**
 * The details of a picture in the inspector: alternative text, credit, focal point and crops. Saves
 * automatically.
 */
export function PanelDetails({ locale, id }: PanelDetailsProps) {
  const t = useTranslations('editor.pictures.details')
  const query = useQuery(detailsQuery(locale, id))
  if (query.data) return <Fields key={id} locale={locale} picture={query.data} />
  return query.isFetching ? <p role="status">{t('loading')}</p> : <ReadFailure query={query} />
}

function Fields({ locale, picture }: { locale: Locale; picture: LibraryPicture }) {
  const t = useTranslations('editor.pictures.details')
  const describeFailure = useFailureText()
  // Drafts of the tab outlive a session, and the next one may belong to another account.
  const key = `${draftPrefixes.pictures(use(DraftOwner))}${locale} ${picture.id}`
  const [draft] = useState(() => draftSchema.safeParse(readTabDraft(key)).data)
  const details = useDetails(locale, picture, draft)
  const { storedPicture, form, mine, outcome, failure } = details
  useAutosave(details, key)

  return (
    <>
      <div className={formStyles.form}>
        <AltFields idPrefix="panel-picture" languages={[locale]} form={form} />
        <CopyrightField idPrefix="panel-picture" form={form} />
        <FocalField image={storedPicture} focal={mine.focal} onChange={(focal) => form.setValue('focal', focal)} />
        <CropPreviews image={{ thumbs: storedPicture.thumbs, focal: mine.focal }} />
        <ContestedPanel details={details} folders={[]} />
        <p role="status">
          {outcome === 'saved' && t('saved')}
          {outcome === 'sending' && t('sending')}
        </p>
      </div>
      {failure && (
        <p role="alert" className={styles.notice}>
          {describeFailure(failure)}
        </p>
      )}
    </>
  )
}

/**
 * Saves the details after a pause and when the fields are removed. Until they are saved they are a
 * draft of this tab, which the next fields of the picture show.
 */
function useAutosave(details: Details, key: string): void {
  const { base, mine, isDirty, isValid, outcome, contestedFields, failure } = details
  const isSending = outcome === 'sending'
  const mayBeSaved = contestedFields.length === 0 && isValid
  const content = JSON.stringify(mine)
  const triedContent = useRef('')
  const hasFailed = failure !== null && triedContent.current === content
  const delayMs = hasFailed ? retryDelayMs : saveDelayMs
  const canSave = isDirty && mayBeSaved && !isSending && !(hasFailed && isPermanent(failure))

  const save = useEffectEvent(async () => {
    triedContent.current = content
    const draft = readTabDraft(key)
    // The state of removed fields does not change, so that the draft is deleted here.
    if ((await details.save()) && readTabDraft(key) === draft) writeTabDraft(key, null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change or a failure restarts the pause.
  useEffect(() => {
    if (!canSave) return
    const timer = setTimeout(() => void save(), delayMs)
    return () => clearTimeout(timer)
  }, [content, canSave, failure])
  const saveAtOnce = useEffectEvent(() => {
    if (isDirty && mayBeSaved && (isSending || canSave)) void save()
  })
  useEffect(() => () => saveAtOnce(), [])

  const updateDraft = useEffectEvent(() => writeTabDraft(key, isDirty ? { base, details: mine } : null))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change.
  useEffect(() => updateDraft(), [content, isDirty, base])
}

/** Returns true for a refusal: the same details would be refused again. */
const isPermanent = ({ status }: { status: number }) =>
  status >= 400 && status < 500 && status !== 401 && status !== 429
