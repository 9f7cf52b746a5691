import { useAdministration } from '../administration-context'
import type { AdministeredRecord } from '../calls'
import styles from '../form/form.module.css'
import type { RecordTypeView } from '../record-type'
import { ValueText } from '../value-text'

/** The values of a record that cannot be changed. */
export function RecordValues({ view, record }: { view: RecordTypeView; record: AdministeredRecord }) {
  const { locale } = useAdministration()
  return view.groups.map(({ label, fields }) => (
    <section key={label.de} className={styles.group}>
      <h2>{label[locale]}</h2>
      <dl className={styles.facts}>
        {Object.entries(fields).map(([name, field]) => (
          <div key={name}>
            <dt>{field.label[locale]}</dt>
            <dd>
              <ValueText field={field} value={record.values[name]} siblingValues={record.values} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
