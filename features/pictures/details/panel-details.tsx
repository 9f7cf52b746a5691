import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import formStyles from '@/components/form/form.module.css'
import { ReadFailure } from '@/components/ui/read-failure'
import { useFailureText } from '@/components/ui/use-failure-text'
import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture } from '@/lib/contract/media/media'
import { detailsQuery } from '../queries'
import { ContestedPanel } from './contested-panel'
import { CropPreviews } from './crop-previews'
import { AltFields, CopyrightField } from './detail-fields'
import { FocalField } from './focal-field'
import styles from './picture-details-view.module.css'
import { useDetails } from './use-details'

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
  const query = useQuery(detailsQuery(locale, id))
  if (query.data) return <Fields key={id} locale={locale} picture={query.data} />
  return query.isFetching ? <p role="status">{t('loading')}</p> : <ReadFailure query={query} />
}

function Fields({ locale, picture }: { locale: Locale; picture: LibraryPicture }) {
  const t = useTranslations('editor.pictures.details')
  const failureText = useFailureText()
  const details = useDetails(locale, picture)
  const { storedPicture, form, mine, isDirty, isValid, outcome, contestedFields, failure } = details
  const canSave = isDirty && contestedFields.length === 0 && isValid && outcome !== 'sending'
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
    <>
      <div className={formStyles.form}>
        <AltFields idPrefix="panel-picture" languages={[locale]} form={form} />
        <CopyrightField idPrefix="panel-picture" form={form} />
        <FocalField
          image={storedPicture}
          focal={mine.focal}
          onChange={(focal) => form.setValue('focal', focal)}
        />
        <CropPreviews image={{ thumbs: storedPicture.thumbs, focal: mine.focal }} />
        <ContestedPanel details={details} folders={[]} />
        <p role="status">
          {outcome === 'saved' && t('saved')}
          {outcome === 'sending' && t('sending')}
        </p>
      </div>
      {failure && (
        <p role="alert" className={styles.notice}>
          {failureText(failure)}
        </p>
      )}
    </>
  )
}
