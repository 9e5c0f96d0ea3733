import { row, type Family } from './row.ts';

/** Ways of working that no tool owns (2026-11). `plain` comes last: whatever fits nothing else. */
export const generalFamilies: readonly Family[] = [
  {
    name: 'enhancement',
    title: 'Enhancement proposals',
    asOf: '2026-11',
    hint: ['kep', 'rfc', 'enhancement', 'proposal', 'pep', 'rips/'],
    rows: [
      row('keps/{feature/}/kep.yaml', 'metadata'),
      row('keps/{feature:kepfolder}/readme.md', 'proposal'),
      row('keps/{feature:kepfolder}/*.md', 'note'),
      row('keps/{feature:kepfile}.md', 'proposal'),
      row('{contributors,docs}/design-proposals/**/*.md', 'proposal'),
      row(
        '{rfc,rfcs,rips,enhancements,proposals}/{archive,archived,accepted,active,draft,drafts,final,rejected}/{feature:any}.md',
        'proposal',
      ),
      row('{rfc,rfcs,rips,enhancements,proposals}/{feature:numbered}/{readme,index,rfc,proposal}.md', 'proposal'),
      row('{rfc,rfcs,rips,enhancements,proposals}/{feature:any}.md', 'proposal'),
      row('enhancements/*/{feature:any}.md', 'proposal'),
      row('{feature:rfcname}.md', 'proposal'),
      row('*_proposal.md', 'proposal'),
    ],
  },
  {
    name: 'mission',
    title: 'Missions',
    asOf: '2026-11',
    hint: ['missions/'],
    rows: (['_archive/', ''] as const).flatMap((folder) => {
      const state = folder === '' ? 'active' : 'archived';
      return [
        row(`missions/${folder}{feature}/mission.md`, 'requirements', state),
        row(`missions/${folder}{feature}/plan.md`, 'plan', state),
        row(`missions/${folder}{feature}/state.md`, 'state', state),
        row(`missions/${folder}{feature}/{journal,delegations}.md`, 'log', state),
        row(`missions/${folder}{feature}/**/*.md`, 'note', state),
      ];
    }),
  },
  {
    name: 'requirement-tool',
    title: 'Requirement tools',
    asOf: '2026-11',
    hint: ['.doorstop.yml', 'needs.json'],
    rows: [row('.doorstop.yml', 'metadata')],
  },
  {
    name: 'change-request',
    title: 'Change requests',
    asOf: '2026-11',
    hint: ['cr-', 'cr_', 'change-request', 'change_request', 'changerequest'],
    rows: [
      row('{change-requests,change_requests,changerequests}/{feature:any}.md', 'change request'),
      row('{change-requests,change_requests,change-request}.md', 'change request'),
      row('{feature:cr}.md', 'change request'),
    ],
  },
  {
    name: 'plain',
    title: 'Plain documents',
    asOf: '2026-11',
    hint: [],
    rows: [
      row('{specs,spec,specifications}/{archive,archived,done,completed}/**/*.md', 'spec', 'archived'),
      row('{plans,plan}/{archive,archived,done,completed}/**/*.md', 'plan', 'archived'),
      row('{specs,specifications}/{feature:id}.md', 'spec', 'living'),
      row('{plans,plan}/**/*.jsonl', 'log'),
      row('{plans,plan,specs,specifications}/**/{evidence,reviews,review,reports}/**/*.md', 'report'),
      row('{specs,spec,specifications}/**/{plan,plan-*,*-plan}.md', 'plan'),
      row('{specs,spec,specifications}/**/{tasks,todo}.md', 'tasks'),
      row('{specs,spec,specifications}/**/{design,design-*,*-design}.md', 'design'),
      row('{specs,spec,specifications}/**/requirements.md', 'requirements'),
      row('{specs,specifications}/**/*.md', 'spec'),
      row('{docs,doc,documentation}/spec/**/*.md', 'spec'),
      row('{docs,doc,documentation}/{design-docs,design,designs}/**/*.md', 'design'),
      row('spec/*.md', 'spec'),
      row('{docs,doc,documentation,.claude,.agents,.agent,.cursor,.github,.codex,ai}/{plans,plan}/**/*.md', 'plan'),
      row('{plans,plan}/*.md', 'plan'),
      row('.claude/sessions/*/{plan,*_plan,*-plan}.md', 'plan'),
      row('planning/*roadmap*.md', 'roadmap'),
      row('planning/*design*.md', 'design'),
      row('planning/*.md', 'plan'),
      row('{spec,*_spec,*-spec,spec-*,spec_*,specification,*-specification}.md', 'spec'),
      row('{prd,prd-*,prd_*,*-prd,*_prd,requirements,*-requirements,*_requirements,req,product-requirements}.{md,txt}', 'requirements'),
      row('{plan,plan-*,plan_*,*_plan,*-plan,*_plan_*}.md', 'plan'),
      row('{*-epics-and-stories,epics,user-stories,user_stories}.md', 'epics'),
      row('{roadmap,roadmap-*,roadmap_*}.md', 'roadmap'),
      row('{*_design,*_tech_design,*_design.??-??,*_design.??,tech-design,technical-design,design}.md', 'design'),
    ],
  },
];
