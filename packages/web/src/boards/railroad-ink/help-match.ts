/** A match with rivers that is worth 56 points: the dice of each round, and what was drawn with them in that order. */
const ROUNDS: readonly (readonly [dice: string, drawn: string])[] = [
  ['HHH. RRR. RRR. H.R. / V.V. VV..', 'E5 V..V, D2 V.V., A4 H.HH, A2 RRHR, F7 R.H., F6 RRR., G6 RR.R'],
  ['RR.. RRR. RRR. H.R. / VV.. VV..', 'C7 ..VV, G7 .VV., A6 HHHR, A1 H.R., B2 R..R, G5 R.RR, F5 RRR.'],
  ['HHH. H.H. RRR. H.R. / VRVRx VV..', 'A3 H.HH, D7 VV.., G4 RHRH, A5 H.H., B1 H.R., G3 RVRVx, G2 .RRR'],
  ['RRR. HHH. HH.. H.R. / VV.. VRVRx', 'D5 .VV., F3 RVRVx, F1 H.R., F2 RRR., B6 ..HH, B7 H.HH'],
  ['H.H. HHH. R.R. HRHRx / V.V. VV..', 'D6 V.V., E7 ..VV, F4 RHRHx, A7 HH.H, E4 .H.H'],
  ['RR.. R.R. RRR. H.R. / V.V. VRVRx', 'D3 VRVRx, D4 V.V., C3 .RR., E3 R.RR, C4 R.R., C5 R.H.'],
];

const rolled = (dice: string): string => `nature roll ${dice}`;

/** Its moves up to the dice of a round, or to the end. */
export function movesUpTo(round: number | 'end'): readonly string[] {
  const over = round === 'end' ? ROUNDS : ROUNDS.slice(0, round - 1);
  const played = over.flatMap(([dice, drawn]) => [
    rolled(dice),
    ...drawn.split(', ').map(placement => `0 draw ${placement}`),
    '0 draw finish',
  ]);
  const [next] = round === 'end' ? [] : (ROUNDS[round - 1] ?? []);
  return next === undefined ? played : [...played, rolled(next)];
}
