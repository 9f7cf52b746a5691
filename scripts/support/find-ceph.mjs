import { findOnPath } from './find-program.mjs'

/** Of Debian's packages radosgw, ceph-mon, ceph-osd and ceph-common, which are too much to install for one step. */
const programs = ['radosgw', 'radosgw-admin', 'ceph-mon', 'ceph-osd', 'ceph', 'ceph-authtool', 'monmaptool']

/** The path of Ceph's Object Gateway where everything is installed that a cluster of its own needs; undefined otherwise. */
export async function findCeph() {
  const [gateway, ...others] = programs.map(findOnPath)
  return others.every(Boolean) ? gateway : undefined
}
