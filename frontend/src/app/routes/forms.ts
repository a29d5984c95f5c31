import { inGroup } from './page-route';

export const formsRoutes = inGroup('forms', [
  {
    path: '/form-layout/form-basic',
    titleKey: 'pages.formBasic',
    load: () => import('../../demos/form-layout/form-basic/FormBasicPage'),
    texts: ['demos'],
  },
  {
    path: '/form-layout/form-grid',
    titleKey: 'pages.formGrid',
    load: () => import('../../demos/form-layout/form-grid/FormGridPage'),
    texts: ['demos'],
  },
  {
    path: '/form-layout/form-group',
    titleKey: 'pages.formGroup',
    load: () => import('../../demos/form-layout/form-group/FormGroupPage'),
    texts: ['demos'],
  },
  {
    path: '/form-layout/form-input',
    titleKey: 'pages.formInput',
    load: () => import('../../demos/form-layout/form-input/FormInputPage'),
    texts: ['demos'],
  },
  {
    path: '/form-pickers/datepicker',
    titleKey: 'pages.datepicker',
    load: () => import('../../demos/form-pickers/datepicker/DatepickerPage'),
    texts: ['demos'],
  },
  {
    path: '/form-pickers/tag-select',
    titleKey: 'pages.tagSelect',
    load: () => import('../../demos/form-pickers/tag-select/TagSelectPage'),
    texts: ['demos'],
  },
  {
    path: '/form-validation',
    titleKey: 'pages.formValidation',
    load: () => import('../../demos/form-validation/FormValidationPage'),
    texts: ['demos'],
  },
  {
    path: '/form-steps',
    titleKey: 'pages.formSteps',
    load: () => import('../../demos/form-steps/FormStepsPage'),
    texts: ['demos'],
  },
  {
    path: '/form-editor',
    titleKey: 'pages.formEditor',
    load: () => import('../../demos/form-editor/FormEditorPage'),
    texts: ['demos'],
  },
]);
