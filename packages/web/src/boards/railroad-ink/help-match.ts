/** The dice of each round, and what was drawn with them in that order. */
type Rounds = readonly (readonly [dice: string, drawn: string])[];

/** With rivers; worth 56 points. */
export const RIVERS: Rounds = [
  ['HHH. RRR. RRR. H.R. / V.V. VV..', 'E5 V..V, D2 V.V., A4 H.HH, A2 RRHR, F7 R.H., F6 RRR., G6 RR.R'],
  ['RR.. RRR. RRR. H.R. / VV.. VV..', 'C7 ..VV, G7 .VV., A6 HHHR, A1 H.R., B2 R..R, G5 R.RR, F5 RRR.'],
  ['HHH. H.H. RRR. H.R. / VRVRx VV..', 'A3 H.HH, D7 VV.., G4 RHRH, A5 H.H., B1 H.R., G3 RVRVx, G2 .RRR'],
  ['RRR. HHH. HH.. H.R. / VV.. VRVRx', 'D5 .VV., F3 RVRVx, F1 H.R., F2 RRR., B6 ..HH, B7 H.HH'],
  ['H.H. HHH. R.R. HRHRx / V.V. VV..', 'D6 V.V., E7 ..VV, F4 RHRHx, A7 HH.H, E4 .H.H'],
  ['RR.. R.R. RRR. H.R. / V.V. VRVRx', 'D3 VRVRx, D4 V.V., C3 .RR., E3 R.RR, C4 R.R., C5 R.H.'],
];

/** With lakes; worth 34 points after five rounds, 9 of them for a lake. */
export const LAKES: Rounds = [
  ['RR.. HHH. RRR. HRHRx / LL.. LLL.', 'C3 L..L, C2 L.LL, G6 RR.., G5 HHRR, G4 .HHH, F5 .RRR, E5 HRHRx'],
  ['RR.. RRR. RR.. H.R. / L.H. LLL.', 'C1 H.L., B2 .LLL, D5 RR.., D4 ..RR, C4 .R.H, E4 HHHH, F6 RRR.'],
  ['RRR. H.H. RR.. HR.. / LL.. L.R.', 'F4 .H.H, A3 .LL., F7 RRHR, A2 .L.R, G7 ..HR, E7 .RR., G2 .RRR'],
  ['RR.. H.H. H.H. HR.. / L.R. LL..', 'A4 L..L, B4 L.R., E3 .RH., G3 RR.., E6 H.H., F1 H.H.'],
  ['RR.. HH.. HH.. HR.. / L.H. LLHR', 'F2 HR.., F3 ..RR, B1 HH.., B7 ..HH'],
];

const rolled = (dice: string): string => `nature roll ${dice}`;

/** The moves of a match up to the dice of a round, or to its last drawing. */
export function movesUpTo(rounds: Rounds, round: number | 'end'): readonly string[] {
  const over = round === 'end' ? rounds : rounds.slice(0, round - 1);
  const played = over.flatMap(([dice, drawn]) => [
    rolled(dice),
    ...drawn.split(', ').map(placement => `0 draw ${placement}`),
    '0 draw finish',
  ]);
  const [next] = round === 'end' ? [] : (rounds[round - 1] ?? []);
  return next === undefined ? played : [...played, rolled(next)];
}
