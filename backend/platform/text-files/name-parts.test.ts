import { expect, it } from 'vitest'
import { splitName } from './name-parts'

it.each([
  ['Ada Amsel', '', 'Ada', 'Amsel', ''],
  ['Amélie von der Heide', '', 'Amélie', 'von der Heide', ''],
  ['Jean-Luc Marie d’Albert', '', 'Jean-Luc Marie', 'd’Albert', ''],
  ['  Ngozi   Brackhage ', '', 'Ngozi', 'Brackhage', ''],
  ['Empfang', '', '', 'Empfang', ''],
  ['von Amsel', '', '', 'von Amsel', ''],
  ['Dr. Ada Amsel', 'Dr.', 'Ada', 'Amsel', ''],
  ['Prof. Dr. med. h. c. Amélie von der Heide', 'Prof. Dr. med. h. c.', 'Amélie', 'von der Heide', ''],
  ['Dipl.-Ing. Ada Amsel', 'Dipl.-Ing.', 'Ada', 'Amsel', ''],
  ['J. S. Amsel', '', 'J. S.', 'Amsel', ''],
  ['Ada Amsel, M.A.', '', 'Ada', 'Amsel', 'M.A.'],
  ['Ada Amsel M. Sc.', '', 'Ada', 'Amsel', 'M. Sc.'],
  ['Ada Amsel MBA', '', 'Ada', 'Amsel', 'MBA'],
  ['Karl Amsel jun.', '', 'Karl', 'Amsel', 'jun.'],
  ['Dr. Karl Amsel jun., LL.M., MBA', 'Dr.', 'Karl', 'Amsel', 'jun., LL.M., MBA'],
  ['Yo-Yo Ma', '', 'Yo-Yo', 'Ma', ''],
  ['Amartya Sen', '', 'Amartya', 'Sen', ''],
  ['von der Heide, Dr. Amélie', 'Dr.', 'Amélie', 'von der Heide', ''],
  ['Dr.', '', '', 'Dr.', ''],
])('splits %j into its parts', (name, ...parts) => {
  const [prefix, givenName, familyName, suffix] = parts
  expect(splitName(name)).toEqual({ prefix, givenName, familyName, suffix })
})
