import { answer, awaited, below, count, questionFor, seeded, start } from '/work/main/kernel/src/index.ts';
import dune from '/tmp/ix/games/dune/index.ts';
import { census } from '/tmp/ix/games/dune/knowledge.ts';
const [,, games='50', boxes='ix'] = process.argv;
const seen: Record<string, number> = {};
let done=0, rounds=0;
for (let i=0;i<Number(games);i++) for (const seats of (process.argv[4]??'3,4').split(',').map(Number)) {
  const read = dune.options({expansions: boxes.split(',')}, seats);
  if ('problems' in read) { console.log(JSON.stringify(read.problems)); process.exit(1); }
  const run = start(dune, {seats, seed:`r ${i}`, options: read.options}, (e:any)=>{ seen[e.kind]=(seen[e.kind]??0)+1; if(e.kind==='tech'||e.kind==='useTile') seen[e.kind+' '+e.card.def]=(seen[e.kind+' '+e.card.def]??0)+1;});
  const all = census(run.state).length;
  const chance = seeded(`a ${i}`);
  let n=0;
  try {
  while (!run.state.result) {
    const [seat] = awaited(run);
    const q = questionFor(run, seat);
    if (!q) throw new Error('nobody asked');
    answer(run, seat, below(chance, count(q)));
    if (++n>5000) throw new Error('too long');
    if (new Set(census(run.state)).size !== all) throw new Error('census '+census(run.state).length+' of '+all);
    for (const of of run.state.sides) {
      if (of.supply+of.garrison+of.troops+of.negotiators!==12) throw new Error('troops');
      if (Math.min(of.supply,of.garrison,of.troops,of.negotiators,of.spice,of.solari,of.water,...of.dreadnoughts)<0) throw new Error('negative');
    }
    const fl = run.state.flags.filter((x:number)=>x>=0);
    run.state.sides.forEach((of:any,side:number)=>{ if(of.dreadnoughts.reduce((a:number,b:number)=>a+b)+fl.filter((x:number)=>x>>1===side).length!==2) throw new Error('dreads'); });
  }
  done++; rounds+=run.state.round;
  } catch (e:any) { console.log(seats, i, n, e.stack.split('\n').slice(0,6).join('\n')); }
}
console.log(done, rounds/done, seen);
