import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import formStyles from '@/components/form/form.module.css'
import { ReadFailure } from '@/components/ui/read-failure'
import { useFailureText } from '@/components/ui/use-failure-text'
import type { Locale } from '@/lib/contract/common/locale'
import { ContestedPanel } from './contested-panel'
import { CropPreviews } from './crop-previews'
import { AltFields, CopyrightField, isWithinLimits } from './detail-fields'
import { FocalField } from './focal-field'
import styles from './picture-details-view.module.css'
import { type Details, useDetails } from './use-details'

/** The time after the last change until the details are saved. */
const saveDelayMs = 800

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
  const failureText = useFailureText()
  const { details, read, failure } = useDetails(locale, id)
  if (!details) return read.isFetching ? <p role="status">{t('loading')}</p> : <ReadFailure query={read} />
  return (
    <>
      <Fields locale={locale} details={details} />
      {failure && (
        <p role="alert" className={styles.notice}>
          {failureText(failure)}
        </p>
      )}
    </>
  )
}

function Fields({ locale, details }: { locale: Locale; details: Details }) {
  const t = useTranslations('editor.pictures.details')
  const { stored, mine, set, isDirty, outcome, contested } = details
  const canSave = isDirty && contested.length === 0 && isWithinLimits(mine) && outcome !== 'sending'
  const save = useEffectEvent(() => {
    if (canSave) void details.save()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each further change restarts the pause.
  useEffect(() => {
    if (!canSave) return
    const timer = setTimeout(() => save(), saveDelayMs)
    return () => clearTimeout(timer)
  }, [mine, canSave])
  // Saves at once when the editor leaves the block.
  useEffect(() => () => save(), [])

  return (
    <div className={formStyles.form}>
      <AltFields idPrefix="panel-picture" languages={[locale]} mine={mine} onChange={set} />
      <CopyrightField idPrefix="panel-picture" mine={mine} onChange={set} />
      <FocalField image={stored} focal={mine.focal} onChange={(focal) => set({ focal })} />
      <CropPreviews image={{ thumbs: stored.thumbs, focal: mine.focal }} />
      <ContestedPanel details={details} folders={[]} />
      <p role="status">
        {outcome === 'saved' && t('saved')}
        {outcome === 'sending' && t('sending')}
      </p>
    </div>
  )
}
