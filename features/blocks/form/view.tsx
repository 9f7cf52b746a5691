import { useTranslations } from 'next-intl'
import type { FormBlockData } from '@/lib/contract/blocks/form'
import { toFormFieldName } from '@/lib/contract/forms/form-answer'
import type { BlockViewProps, FieldAttributes } from '../block'
import { Heading } from '../components/heading'
import { renderListItems } from '../list-items'
import { RichText } from '../text/rich-text'
import { AnswerForm } from './answer-form'
import styles from './view.module.css'

/** Form block: the questions, and the thanks after the answers. */
export function FormView({
  data,
  module,
  headingLevel,
  sizes,
  renderModule,
  returnedForm,
  fieldAttributes,
}: BlockViewProps<FormBlockData>) {
  const t = useTranslations('blocks.form')
  const items = renderListItems({ module, renderModule }, sizes)
  const hasRequiredField = module.children.some((child) => child.data.is_required === true)
  const labels = Object.fromEntries(
    module.children.map((child) => [toFormFieldName(child.id), String(child.data.label ?? '').replace(/[.:?]$/, '')]),
  )
  return (
    <section className={styles.form} aria-label={data.title || t('name')}>
      {data.title && (
        <Heading level={headingLevel} className={styles.title} {...fieldAttributes?.('title')}>
          {data.title}
        </Heading>
      )}
      {data.content !== '' && (
        <div className={styles.intro} {...fieldAttributes?.('content')}>
          <RichText content={data.content} />
        </div>
      )}
      <AnswerForm
        id={module.id}
        returnedForm={returnedForm?.formId === module.id ? returnedForm : null}
        fieldAttributes={fieldAttributes && markDefaults(fieldAttributes, data)}
        texts={{
          thanks: data.thanks || t('thanks'),
          thanksNote: t('thanksNote'),
          button: data.button || t('send'),
          note: t('kept', { days: data.keep_days, asks: hasRequiredField ? 'required' : 'other' }),
          summary: t('summary'),
          sending: t('sending'),
          trap: t('trap'),
          offline: t('failures.offline'),
          closed: t('failures.closed'),
          large: t('failures.large'),
          many: t('failures.many'),
          other: t('failures.other'),
        }}
        labels={labels}
      >
        {items.map(({ key, content }) => (
          <div key={key}>{content}</div>
        ))}
      </AnswerForm>
    </section>
  )
}

/** Marks the empty texts for which the default texts of the site are shown. */
function markDefaults(fieldAttributes: FieldAttributes, data: Record<string, unknown>): FieldAttributes {
  return (field) => ({ ...fieldAttributes(field), 'data-default': data[field] === '' ? '' : undefined })
}
