import { NATURE, completeOptions, pick, simulationRng, type AnyGame } from '@zaria/kit';
import { lasVegasRoyale as g, countCoverage } from '@zaria/games/las-vegas-royale';
import { checkLaws, randomStart } from '@zaria/testkit';
const mode = process.argv[2], n = Number(process.argv[3]);
if (mode === 'laws') { const t=Date.now(); checkLaws(g as unknown as AnyGame, n, process.argv[4] ?? 'x'); console.log('laws ok', n, Date.now()-t,'ms'); }
if (mode === 'speed') {
  for (const o of [{mode:'base'},{mode:'royale'},{mode:'royale',tiles:6}]) for (const clone of [false,true]) {
    const opt = completeOptions(g.options, 4, o); if(!opt.ok) throw 0;
    const rng = simulationRng(1); let plies=0; const t=performance.now();
    for (let i=0;i<n;i++){ let s=g.setup(4,opt.value); for(;;){const w=g.waiting(s); const a=w[0]; if(a===undefined)break; const act=a===NATURE?g.sample(s,rng):pick(g.legal(s,a),rng); if(clone) s=g.clone(s); g.play(s,a,act); plies++;} }
    const dt=performance.now()-t; console.log(JSON.stringify(o), clone?'clone':'inplace', Math.round(plies/dt*1000).toLocaleString(),'plies/s', (plies/n).toFixed(1),'plies/match');
  }
}
if (mode === 'cover') {
  const c=countCoverage(); let plies=0;
  for (let i=0;i<n;i++){ const rng=simulationRng('c'+i); const st=randomStart(g as unknown as AnyGame,rng); const s=g.setup(st.seats, st.options as never); for(;;){const w=g.waiting(s); const a=w[0]; if(a===undefined)break; const act=a===NATURE?g.sample(s,rng):pick(g.legal(s,a),rng); c.action(act); g.play(s,a,act,f=>c.fact(f)); plies++;} }
  const e=Object.entries(c.counts()).sort((x,y)=>x[1]-y[1]); console.log(e.slice(0,45).map(([k,v])=>`${k}: ${v}`).join('\n')); console.log('plies',plies);
}
