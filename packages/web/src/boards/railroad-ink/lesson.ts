import { play, read, type Lesson } from '../lesson.ts';

/** One die of each sort: a highway that grows, a station, and an end that leads nowhere yet. */
export const lesson: Lesson = {
  seats: 1,
  options: { expansion: 'none', draft: false, crossing: 'once' },
  throws: ['roll H.H. RR.. HHH. H.R.'],
  others: [],
  steps: [
    read('ri.exits', '.board'),
    play('draw B1 H.H.', 'ri.highway', '[data-square="B1"]', 'ri.highway.why'),
    play(['draw B2 HHH.', 'draw B2 H.HH', 'draw B2 HH.H'], 'ri.network', '[data-square="B2"]', 'ri.network.why'),
    play('draw D1 R.H.', 'ri.station', '[data-square="D1"]', 'ri.station.why'),
    play(['draw A2 ..RR', 'draw A2 R..R'], 'ri.railway', '[data-square="A2"]', 'ri.railway.why'),
    read('ri.errors', '.part.errors'),
    play('draw finish', 'ri.finish', null, 'ri.finish.why'),
    read('ri.end', '.part.networks'),
  ],
};
